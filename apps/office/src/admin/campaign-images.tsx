import { useLocale } from '@ayrac/browser/locale.ts';
import { campaignGalleries } from '@ayrac/contract/office/campaign-galleries.ts';
import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { pictureName } from '@ayrac/domain/picture/focus.ts';
import { missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { galleryLacks } from '@ayrac/domain/picture/picture-lists.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { OutsideLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useShortcuts } from '#office/keys/use-shortcuts.ts';
import { PagedList } from '#office/paged/paged-list.tsx';
import { PagedTools } from '#office/paged/paged-tools.tsx';
import { usePages } from '#office/paged/use-pages.ts';
import { useQueryState } from '#office/paged/use-query-state.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { GalleryEditor } from '#office/pictures/gallery-editor.tsx';
import { GALLERIES, useGalleryAnswer } from '#office/pictures/use-gallery.ts';
import { ListSearch } from '#office/resource/list/list-search.tsx';
import { useTotalText } from '#office/resource/list/use-total-text.ts';
import { usePanelId } from '#office/resource/panel/panel-id.ts';
import { PanelSides } from '#office/resource/panel/panel-sides.tsx';
import '#office/resource/record/record.css';
import '#office/resource/resource.css';
import '#office/pictures/pictures.css';

/** The campaigns with their pictures and what is missing. One gallery is edited beside the list. */
export function Component() {
  const { pictures: words, 'campaign-galleries': noun } = useOfficePhrases();
  const totalText = useTotalText(campaignGalleries);
  const client = useOfficeClient();
  const [address, change] = useQueryState();
  const q = address.get('q') ?? '';
  const lacks = galleryLacks.find((one) => one === address.get('lacks'));
  const open = address.get('open');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { answer, items, total } = usePages([GALLERIES, 'list', q, lacks ?? ''], (cursor, signal) =>
    client.listGalleries({ query: { q: q || undefined, lacks, cursor } }, { signal }),
  );

  /** Moves up or down the list, from the focused row or the open gallery. */
  const step = (by: 1 | -1) => {
    const from = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? open;
    const place = items.findIndex(({ campaign }) => campaign.id === from);
    const next = items[Math.max(0, Math.min(items.length - 1, place + by))]?.campaign.id;
    if (next === undefined) return;
    if (open === null) rowOf(list.current, next)?.focus();
    else change({ open: next }, { replace: true });
  };
  useShortcuts({
    search: () => search.current?.select(),
    next: () => step(1),
    previous: () => step(-1),
    close: open === null ? undefined : () => change({ open: '' }),
  });

  // Closing a gallery returns the focus to its row.
  const lastOpen = useRef(open);
  useEffect(() => {
    const left = lastOpen.current;
    lastOpen.current = open;
    if (left === null || open !== null) return;
    (rowOf(list.current, left) ?? search.current)?.focus();
  }, [open]);

  return (
    <div className="resource">
      <PanelSides
        list={
          <PagedList
            title={words.galleries}
            count={words.galleriesCount({ count: totalText(total, q) })}
            answer={answer}
            isEmpty={items.length === 0}
            tools={
              <PagedTools
                shape={campaignGalleries}
                noun={noun}
                shown={{ q, ...(lacks !== undefined && { filters: { lacks } }) }}
                total={total}
              >
                <ListSearch
                  ref={search}
                  label={words.gallerySearch}
                  q={q}
                  onSearch={(text) => change({ q: text }, { replace: true })}
                />
                <Segments
                  legend={words.lacksLabel}
                  legendHidden
                  value={lacks ?? 'any'}
                  onChange={(next) => change({ lacks: next === 'any' ? '' : next })}
                  segments={[
                    { value: 'any', label: words.lacksNames.any },
                    { value: 'pictures', label: words.lacksNames.pictures },
                    { value: 'texts', label: words.lacksNames.texts },
                  ]}
                />
              </PagedTools>
            }
            empty={
              <EmptyState
                title={words.noGalleries}
                actions={
                  <Button variant="secondary" onClick={() => change({ q: '', lacks: '' })}>
                    {words.lacksNames.any}
                  </Button>
                }
              >
                <p>{words.noGalleriesText}</p>
              </EmptyState>
            }
          >
            <ul className="galleries" ref={list}>
              {items.map((gallery) => (
                <GalleryRow
                  key={gallery.campaign.id}
                  gallery={gallery}
                  isOpen={gallery.campaign.id === open}
                />
              ))}
            </ul>
          </PagedList>
        }
        panel={
          open === null ? null : (
            <GalleryPanel key={open} campaignId={open} onClose={() => change({ open: '' })} />
          )
        }
      />
    </div>
  );
}

/** Returns the row of a campaign in the list, if it is loaded. */
function rowOf(list: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
}

function GalleryRow({ gallery, isOpen }: { readonly gallery: Gallery; readonly isOpen: boolean }) {
  const { pictures: words, resource } = useOfficePhrases();
  const locale = useLocale();
  const { search } = useLocation();
  const { campaign, pictures } = gallery;
  const missing = missingAltTexts(pictures).length;
  const address = new URLSearchParams(search);
  address.set('open', campaign.id);
  const state =
    pictures.length === 0
      ? words.noPictures
      : missing > 0
        ? words.missingTexts({ count: formatCount(missing, locale) })
        : words.whole;
  return (
    <li>
      <Link to={`?${address}`} data-id={campaign.id} aria-current={isOpen || undefined}>
        <span className="gallery-title">
          <span>{campaign.title || resource.untitled}</span>
          <span>{campaign.brand}</span>
        </span>
        <span className="gallery-thumbs">
          {pictures.map(({ hash, picture }) => (
            <img
              key={hash}
              src={pictureAddress(pictureName(hash, 'card', picture.focus), 160, 'webp')}
              alt=""
              loading="lazy"
            />
          ))}
          {pictures.length === 0 && <span className="gallery-none" />}
        </span>
        <span className="gallery-lacks" data-whole={(pictures.length > 0 && missing === 0) || undefined}>
          {state}
        </span>
      </Link>
    </li>
  );
}

interface GalleryPanelProps {
  readonly campaignId: string;
  readonly onClose: () => void;
}

function GalleryPanel({ campaignId, onClose }: GalleryPanelProps) {
  const { pictures: words, resource } = useOfficePhrases();
  const locale = useLocale();
  // Not taken from the list, which holds the campaign only while it is on a loaded page and matches the filters.
  const { data: { campaign } = {} } = useGalleryAnswer(campaignId);
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const titleId = useId();
  return (
    <aside id={usePanelId()} className="record" aria-labelledby={titleId}>
      <header className="record-head">
        <Button variant="back" className="record-back" icon="arrow-left" onClick={onClose}>
          {resource.back}
        </Button>
        <div className="record-title">
          <h2 id={titleId} tabIndex={-1} ref={title}>
            {campaign === undefined ? words.galleries : campaign.title || resource.untitled}
          </h2>
          <IconButton className="record-close" icon="x" label={resource.close} onClick={onClose} />
        </div>
        {campaign && (
          <OutsideLink
            href={inLocale(addresses.campaign(campaign.slug), locale)}
            newTabLabel={resource.newTab}
          >
            {words.openCampaign}
          </OutsideLink>
        )}
      </header>
      <GalleryEditor campaignId={campaignId} />
    </aside>
  );
}
