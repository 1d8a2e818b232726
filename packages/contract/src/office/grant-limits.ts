/** Most customers and campaigns in one plan, and most pairs applied by one request. */
export const grantLimits = { customers: 500, campaigns: 20, pairs: 100 } as const;
