/** Kinds of search results. Clicks are counted by kind. */
export const searchResultKinds = ['campaign', 'category', 'brand'] as const;
