"""Reading what others wrote in a child process, which has limits on processor, memory and time."""
