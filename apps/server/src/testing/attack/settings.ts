/** Settings of an attacked site. */
export const attackedSettings = {
  // Lets each request claim another network, because the attack should get past the rate limits.
  TRUST_PROXY: 'loopback',
  // Longer than usual, so that a busy machine does not refuse writes.
  WRITE_TIMEOUT_MS: '5000',
  LONGEST_WAIT_MS: '5000',
};
