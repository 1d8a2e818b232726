/** Password of every account that tests create. */
export const testPassword = 'Kiraz-Dali7';
/** Its hash with the lowest cost parameters. With the real ones, logins would take a third of the tests' time. */
export const cheapHash =
  '$argon2id$v=19$m=8,t=1,p=1$HNPHs0fPwsDiDPwrfnhbIw$f8U4u7jZrpcFWrnu39qVUtX9RwCf9GWIJwqTNaL2ghs';
