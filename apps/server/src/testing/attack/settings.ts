/** The settings of a site that is attacked. */
export const attackedSettings = {
  // Each request seems to come from another network: what is looked for lies behind the limits.
  TRUST_PROXY: 'loopback',
  // And behind what a busy machine refuses.
  WRITE_TIMEOUT_MS: '5000',
};
