import type { Role } from '@ayrac/domain/access.ts';

/** An account that a demo has; what is said here is no secret. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
  readonly name: string;
  readonly surname: string;
  /** Whether it is given the demo's largest brand. */
  readonly hasBrand: boolean;
  /** Of an authenticator, in base32. */
  readonly secret: string | null;
}

/** One account of each role. */
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
