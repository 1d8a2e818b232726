import type { CustomerLinkRow, FormLinkRow, FormRow } from './queries.ts';

/** Presents a form for its owner and for admins. Its suspicions never leave the server. */
export function presentForm(row: FormRow) {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    email: row.email,
    phoneNumber: nationalNumber(row.phone),
    country: row.country,
    city: row.city,
    town: row.town,
    gender: row.gender,
    birthday: row.birthday,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone === null ? null : nationalNumber(row.contactPhone),
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentFormLink(row: FormLinkRow) {
  return {
    id: row.id,
    form: { id: row.formId },
    campaign: { id: row.campaignId },
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentCustomerLink(row: CustomerLinkRow) {
  return {
    id: row.id,
    campaign: { id: row.campaignId },
    customerId: row.customerId,
    contactEmail: row.contactEmail,
    contactPhone: nationalNumber(row.contactPhone),
    contactName: row.contactName,
    contactSurname: row.contactSurname,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns the ten digits of the specified form. */
function nationalNumber(e164: string): string {
  return e164.replace(/^\+90/, '');
}
