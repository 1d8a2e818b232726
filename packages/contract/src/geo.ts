import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const day = 24 * 60 * 60 * 1000;

/** Province of Türkiye. The id is its licence plate code. */
export const province = z.object({
  id: z.number().int(),
  name: z.string(),
  population: z.number().int(),
  areaCode: z.array(z.number().int()),
  isMetropolitan: z.boolean(),
});

/** Lists all 81 provinces by name. */
export const listProvinces = endpoint({
  method: 'GET',
  path: '/api/public/geo/provinces',
  summary: 'Lists all provinces in the order of the Turkish alphabet.',
  operation: 'read-geo',
  reply: z.array(province),
  cacheMs: day,
});

/** Lists the districts of a province by name. */
export const listDistricts = endpoint({
  method: 'GET',
  path: '/api/public/geo/districts',
  summary: 'Lists the districts of a province in the order of the Turkish alphabet.',
  operation: 'read-geo',
  query: z.object({ provinceId: z.coerce.number().int().min(1).max(81) }),
  reply: z.array(z.object({ id: z.number().int(), name: z.string() })),
  cacheMs: day,
});
