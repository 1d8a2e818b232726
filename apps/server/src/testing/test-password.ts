/** The password of every account that tests make. */
export const testPassword = 'Kiraz-Dali7';
/** Its hash at the least cost that there is: at the real one, logins would be a third of what their tests cost. */
export const cheapHash =
  '$argon2id$v=19$m=8,t=1,p=1$HNPHs0fPwsDiDPwrfnhbIw$f8U4u7jZrpcFWrnu39qVUtX9RwCf9GWIJwqTNaL2ghs';
