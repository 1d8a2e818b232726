import type { Role } from '@ayrac/domain/access.ts';

/** Account of the demo. The data here is no secret. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
  readonly name: string;
  readonly surname: string;
  /** Whether it belongs to the demo's largest brand. */
  readonly hasBrand: boolean;
  /** Secret of the authenticator in base32. */
  readonly secret: string | null;
}

/** One account per role. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo-musteri',
    password: 'Demo-Musteri-1',
    role: 'CUSTOMER',
    name: 'Deniz',
    surname: 'Müşteri',
    hasBrand: false,
    secret: null,
  },
  {
    username: 'demo-marka',
    password: 'Demo-Marka-1',
    role: 'BRAND',
    name: 'Mert',
    surname: 'Marka',
    hasBrand: true,
    secret: null,
  },
  {
    username: 'demo-crm',
    password: 'Demo-Crm-1',
    role: 'CRM_ADMIN',
    name: 'Ceren',
    surname: 'Satış',
    hasBrand: true,
    secret: 'DEMOCRMAYRACDEMOCRMAYRACDEMOCRM2',
  },
  {
    username: 'demo-yonetici',
    password: 'Demo-Yonetici-1',
    role: 'ADMIN',
    name: 'Yasemin',
    surname: 'Yönetici',
    hasBrand: false,
    secret: 'DEMOYONETICIAYRACDEMOYONETICI222',
  },
];
