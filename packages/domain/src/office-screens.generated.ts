// Written by `npm run generate` from the resources that name their place in the navigation.

/** The screens of the resources that say themselves where they stand. */
export const recordScreens = [
  {'name':'lost-reasons','path':'/admin/lost-reasons','group':'reference','icon':'trending-down','roles':['ADMIN']},
] as const;
