/** How a fine is paid, what is usual first. */
export const METHODS = ["cash", "card", "transfer", "other"];
