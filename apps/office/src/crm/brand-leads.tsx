import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ListHead } from '#office/resource/list/list-head.tsx';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { findBrand } from './find-brand.ts';
import { leadDeclaration } from './leads.tsx';
import { ofBrand } from './own-brand.ts';

/** The requests of the brand in the address. */
export function Component() {
  const { brand: slug = '' } = useParams();
  const client = useOfficeClient();
  const { leads } = useOfficePhrases();
  const answer = useQuery({
    queryKey: ['lead-brands', 'slug', slug],
    queryFn: ({ signal }) => findBrand(client, slug, signal),
  });
  const brand = answer.data ?? undefined;
  const declaration = useMemo(
    () =>
      brand && {
        ...ofBrand(leadDeclaration, brand.id),
        useWords: () => ({ ...leads, title: leads.ofBrand({ brand: brand.name }) }),
      },
    [brand, leads],
  );
  if (declaration) return <ResourcePage declaration={declaration} heading="h1" />;
  if (answer.isPending) return <TextSkeleton lines={6} />;
  return (
    <section className="list">
      <ListHead title={leads.title} />
      {answer.isError ? (
        <FailedAnswer title={leads.brandFailed} answer={answer} />
      ) : (
        <EmptyState
          icon="store"
          title={leads.noBrand}
          actions={<ButtonLink to="/crm-admin/leads">{leads.allLeads}</ButtonLink>}
        >
          {leads.noBrandText}
        </EmptyState>
      )}
    </section>
  );
}
