/** Actions on a second factor. */
export type FactorAction = 'begin' | 'move' | 'renew' | 'disable';
