import { expect, it } from 'vitest';
import { newSecret, signedHeaders } from './signature.ts';

const call = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('matches the example of standardwebhooks.com', () => {
  expect(signedHeaders(call, [secret])).toEqual({
    'webhook-id': call.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

it('signs with each valid secret', () => {
  const other = newSecret();
  const both = signedHeaders(call, [other, secret])['webhook-signature'].split(' ');
  expect(both).toHaveLength(2);
  expect(both[1]).toBe(signature);
  expect(both[0]).not.toBe(signature);
});
