"""What leaves as a file or an overview: exports, PDFs, the dashboard."""
