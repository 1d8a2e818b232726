import type { SessionUser } from '@ayrac/contract/auth.ts';
import { needsSecondFactor } from '@ayrac/domain/access.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Member, ProfileRow } from './queries.ts';

/** Presents the signed-in person for the browser. */
export function presentUser(member: Member): SessionUser {
  const names = [member.name, member.surname].filter((part) => part !== null && part !== '');
  return {
    id: member.id,
    username: member.username,
    role: member.actingRole,
    brand: member.brand,
    name: names.length === 0 ? null : names.join(' '),
    isEmailVerified: member.emailVerifiedAt !== null,
    secondFactor: secondFactorOf(member),
  };
}

export function presentProfile({ account, occupation }: ProfileRow, locale: Locale) {
  return {
    id: account.id,
    name: account.name,
    surname: account.surname,
    email: account.email,
    phoneNumber: account.phone?.replace(/^\+90/, '') ?? null,
    city: account.city,
    town: account.town,
    country: 'Türkiye',
    username: account.username,
    gender: account.gender,
    birthday: account.birthday,
    job:
      occupation === null
        ? null
        : { id: occupation.id, name: (locale === 'en' ? occupation.nameEn : null) ?? occupation.name },
    remindMe: account.wantsReminders,
    isEmailVerified: account.emailVerifiedAt !== null,
    version: account.profileVersion,
  };
}

function secondFactorOf({ hasSecondFactor, role }: Member): SessionUser['secondFactor'] {
  if (hasSecondFactor) return 'on';
  return needsSecondFactor(role) ? 'required' : 'off';
}
