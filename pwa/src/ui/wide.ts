/** The media query for the desk layout; in em, so that a window with enlarged text keeps the phone's screens. */
export const wide = matchMedia("(min-width: 64em)");
