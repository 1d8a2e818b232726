// Written by `npm run generate` from the endpoints of this folder.
import type { Route } from '../route-table.ts';
import type { OfficeEndpointName } from './endpoints.ts';

/** Where each call of the office stands. */
export const officeRoutes: { readonly [Name in OfficeEndpointName]: Route } = {
  'brands.list': {"method":"GET","path":"/api/admin/brands","media":"json","timeoutMs":10000,"cacheMs":0},
  'brands.get': {"method":"GET","path":"/api/admin/brands/:id","media":"json","timeoutMs":10000,"cacheMs":0},
  'brands.create': {"method":"POST","path":"/api/admin/brands","media":"json","timeoutMs":10000,"cacheMs":0},
  'brands.change': {"method":"PATCH","path":"/api/admin/brands/:id","media":"json","timeoutMs":10000,"cacheMs":0},
  'brands.bin': {"method":"DELETE","path":"/api/admin/brands/:id","media":"json","timeoutMs":10000,"cacheMs":0},
  'brands.restore': {"method":"POST","path":"/api/admin/brands/:id/restore","media":"json","timeoutMs":10000,"cacheMs":0},
  'brands.order': {"method":"POST","path":"/api/admin/brands/order","media":"json","timeoutMs":10000,"cacheMs":0},
  'brands.bulk': {"method":"POST","path":"/api/admin/brands/bulk","media":"json","timeoutMs":60000,"cacheMs":0},
  'brands.history': {"method":"GET","path":"/api/admin/brands/:id/history","media":"json","timeoutMs":10000,"cacheMs":0},
  'brands.export': {"method":"GET","path":"/api/admin/brands/export","media":"file","timeoutMs":60000,"cacheMs":0},
  'occupations.list': {"method":"GET","path":"/api/admin/occupations","media":"json","timeoutMs":10000,"cacheMs":0},
  'occupations.get': {"method":"GET","path":"/api/admin/occupations/:id","media":"json","timeoutMs":10000,"cacheMs":0},
  'occupations.create': {"method":"POST","path":"/api/admin/occupations","media":"json","timeoutMs":10000,"cacheMs":0},
  'occupations.change': {"method":"PATCH","path":"/api/admin/occupations/:id","media":"json","timeoutMs":10000,"cacheMs":0},
  'occupations.bin': {"method":"DELETE","path":"/api/admin/occupations/:id","media":"json","timeoutMs":10000,"cacheMs":0},
  'occupations.restore': {"method":"POST","path":"/api/admin/occupations/:id/restore","media":"json","timeoutMs":10000,"cacheMs":0},
  'occupations.order': {"method":"POST","path":"/api/admin/occupations/order","media":"json","timeoutMs":10000,"cacheMs":0},
  'occupations.bulk': {"method":"POST","path":"/api/admin/occupations/bulk","media":"json","timeoutMs":60000,"cacheMs":0},
  'occupations.history': {"method":"GET","path":"/api/admin/occupations/:id/history","media":"json","timeoutMs":10000,"cacheMs":0},
  'occupations.export': {"method":"GET","path":"/api/admin/occupations/export","media":"file","timeoutMs":60000,"cacheMs":0},
  changeView: {"method":"PATCH","path":"/api/admin/views/:id","media":"json","timeoutMs":10000,"cacheMs":0},
  createView: {"method":"POST","path":"/api/admin/views","media":"json","timeoutMs":10000,"cacheMs":0},
  deleteView: {"method":"DELETE","path":"/api/admin/views/:id","media":"json","timeoutMs":10000,"cacheMs":0},
  listViews: {"method":"GET","path":"/api/admin/views","media":"json","timeoutMs":10000,"cacheMs":0},
  undoChange: {"method":"POST","path":"/api/admin/changes/:change/undo","media":"json","timeoutMs":60000,"cacheMs":0},
};
