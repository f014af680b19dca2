"""The scripts and the style of a page: what runs in the browser beside Python."""
