import type { District, Province } from '@ayrac/domain/person/province.ts';
import type { Handlers } from '#server/api/handler.ts';
import { listDistricts, listProvinces } from './place-queries.ts';

export const geoHandlers: Handlers<'listProvinces' | 'listDistricts'> = {
  async listProvinces(context) {
    return (await listProvinces(context)).map(presentProvince);
  },

  async listDistricts(context, { query }) {
    return (await listDistricts(context, query.provinceId)).map(presentDistrict);
  },
};

function presentProvince({ id, name, population, areaCode, isMetropolitan }: Province) {
  return { id, name, population, areaCode: [...areaCode], isMetropolitan };
}

function presentDistrict({ id, name }: District) {
  return { id, name };
}
