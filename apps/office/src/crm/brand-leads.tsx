import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { leadDeclaration } from './leads.tsx';

const MOST_BRANDS = 200;

/** The requests of the brand in the address. */
export function Component() {
  const { brand: slug = '' } = useParams();
  const client = useOfficeClient();
  const { leads } = useOfficePhrases();
  const answer = useQuery({
    queryKey: ['lead-brands', 'all'],
    queryFn: ({ signal }) => client['lead-brands.list']({ query: { limit: MOST_BRANDS } }, { signal }),
  });
  const brand = answer.data?.items.find((one) => one.slug === slug);
  const declaration = useMemo(
    () =>
      brand && {
        ...leadDeclaration,
        columns: leadDeclaration.columns.filter((name) => name !== 'brandId'),
        fixed: { brandId: brand.id },
        useWords: () => ({ ...leads, title: leads.ofBrand({ brand: brand.name }) }),
      },
    [brand, leads],
  );
  if (declaration) return <ResourcePage declaration={declaration} heading="h1" />;
  if (answer.isPending) return <TextSkeleton lines={6} />;
  return (
    <EmptyState
      icon="store"
      title={leads.noBrand}
      actions={<ButtonLink to="/crm-admin/leads">{leads.allLeads}</ButtonLink>}
    >
      {leads.noBrandText}
    </EmptyState>
  );
}
