/** How many customers and campaigns one plan takes, and how many of its pairs one call carries out. */
export const grantLimits = { customers: 500, campaigns: 20, pairs: 100 } as const;
