/** The ground of each theme, for what browsers draw around a page before its styles are read: `--paper`. */
export const themeColour = { light: '#faf8f3', dark: '#0f1615' } as const;
