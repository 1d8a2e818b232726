/** What may be done about a second factor. */
export type FactorDeed = 'begin' | 'move' | 'renew' | 'disable';
