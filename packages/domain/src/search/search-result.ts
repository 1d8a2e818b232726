/** What a search finds, and what is counted when it is opened. */
export const searchResultKinds = ['campaign', 'category', 'brand'] as const;
