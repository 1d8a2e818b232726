/** Value of `--paper` in each theme, for what browsers draw around a page before they have read its styles. */
export const themeColour = { light: '#faf8f3', dark: '#0f1615' } as const;
