import { z } from 'zod';

const province = z.object({
  id: z.number().int().min(1).max(81),
  name: z.string().trim().min(1).max(60),
  population: z.number().int().positive(),
  areaCode: z.array(z.number().int().min(100).max(999)).min(1),
  isMetropolitan: z.boolean(),
});
const district = z.object({ id: z.number().int().positive(), name: z.string().trim().min(1).max(80) });

const answers = {
  provinces: z.object({ data: z.array(province).min(1).max(81) }),
  districts: z.object({ data: z.array(district).min(1).max(200) }),
};

/** Timeout of the outside service, in milliseconds. */
const OUTSIDE_LIMIT_MS = 3_000;

/** Asks the outside service for its provinces; null when it is down, slow, or answers in an unknown format. */
export async function askProvinces(address: string, limitMs = OUTSIDE_LIMIT_MS) {
  return (await ask(`${address}/provinces`, answers.provinces, limitMs))?.data ?? null;
}

/** Asks the outside service for the districts of a province; null when it cannot answer. */
export async function askDistricts(address: string, provinceId: number, limitMs = OUTSIDE_LIMIT_MS) {
  return (
    (await ask(`${address}/districts?provinceId=${provinceId}`, answers.districts, limitMs))?.data ?? null
  );
}

async function ask<Schema extends z.ZodType>(
  address: string,
  shape: Schema,
  limitMs: number,
): Promise<z.output<Schema> | null> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      // Only the address set by the operator is called; redirects are not followed.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const answer = shape.safeParse(response.ok ? await response.json() : undefined);
    return answer.success ? answer.data : null;
  } catch {
    return null;
  }
}
