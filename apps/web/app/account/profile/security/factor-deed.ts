/** Actions on a second factor. */
export type FactorDeed = 'begin' | 'move' | 'renew' | 'disable';
