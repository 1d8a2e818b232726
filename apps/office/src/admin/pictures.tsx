import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfficePicture } from '@ayrac/contract/office/pictures.ts';
import { storedPictures } from '@ayrac/contract/office/stored-pictures.ts';
import { type PictureState, pictureStates } from '@ayrac/domain/picture/picture-lists.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useShortcuts } from '#office/keys/use-shortcuts.ts';
import { PagedList } from '#office/paged/paged-list.tsx';
import { PagedTools } from '#office/paged/paged-tools.tsx';
import { usePages } from '#office/paged/use-pages.ts';
import { useQueryState } from '#office/paged/use-query-state.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PictureTile } from '#office/pictures/picture-tile.tsx';
import { ListSearch } from '#office/resource/list/list-search.tsx';
import { useTotalText } from '#office/resource/list/use-total-text.ts';
import { useToast } from '#office/screen/toasts.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import '#office/pictures/pictures.css';

const PICTURES = 'pictures';
/** Parts of the address of each state, as in all lists of the office. */
const addressOf = {
  all: { isUsed: '', bin: '' },
  unused: { isUsed: 'false', bin: '' },
  bin: { isUsed: '', bin: 'only' },
} as const satisfies Record<PictureState, Readonly<Record<string, string>>>;
const nothing: ReadonlySet<string> = new Set();

/** All pictures and where they are used. Unused ones can be put into the bin and restored. */
export function Component() {
  const { pictures: words, resource, 'stored-pictures': noun } = useOfficePhrases();
  const locale = useLocale();
  const totalText = useTotalText(storedPictures);
  const client = useOfficeClient();
  const [address, change] = useQueryState();
  const q = address.get('q') ?? '';
  const state = stateIn(address);
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({ search: () => search.current?.select() });
  const [chosen, setChosen] = useState(nothing);
  const { answer, items, total } = usePages([PICTURES, q, state], (cursor, signal) =>
    client.listPictures({ query: { q: q || undefined, state, cursor } }, { signal }),
  );
  const actions = usePictureActions(() => setChosen(nothing));
  const canChoose = (picture: OfficePicture) => state !== 'all' || picture.uses.length === 0;
  const picked = items.filter((picture) => chosen.has(picture.hash) && canChoose(picture));
  const hashes = picked.map(({ hash }) => hash);
  const count = formatCount(hashes.length, locale);

  return (
    <PagedList
      title={words.title}
      count={words.countAll({ count: totalText(total, q) })}
      answer={answer}
      isEmpty={items.length === 0}
      tools={
        <>
          <PagedTools
            shape={storedPictures}
            noun={noun}
            shown={{
              q,
              isBin: state === 'bin',
              ...(state === 'unused' && { filters: { isUsed: addressOf.unused.isUsed } }),
            }}
            total={total}
          >
            <ListSearch
              ref={search}
              label={words.search}
              q={q}
              onSearch={(text) => change({ q: text }, { replace: true })}
            />
            <Segments
              legend={words.stateLabel}
              legendHidden
              value={state}
              onChange={(next) => {
                setChosen(nothing);
                change(addressOf[next]);
              }}
              segments={pictureStates.map((value) => ({ value, label: words.stateNames[value] }))}
            />
          </PagedTools>
          {(state === 'all' ? hashes : items).length > 0 && (
            <div className="list-tools">
              {state !== 'all' && (
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => setChosen(new Set(items.map(({ hash }) => hash)))}
                >
                  {words.chooseAll}
                </Button>
              )}
              {hashes.length > 0 && (
                <>
                  <Button variant="ghost" size="small" onClick={() => setChosen(nothing)}>
                    {resource.clearChosen}
                  </Button>
                  <Button
                    variant="secondary"
                    size="small"
                    icon={state === 'bin' ? 'undo-2' : 'trash-2'}
                    loading={actions.isBusy}
                    onClick={() => (state === 'bin' ? actions.restore(hashes) : actions.toBin(hashes))}
                  >
                    {state === 'bin' ? words.restore({ count }) : words.toBin({ count })}
                  </Button>
                </>
              )}
            </div>
          )}
        </>
      }
      empty={
        <EmptyState
          icon="image"
          title={words.emptyStates[state]}
          actions={
            <Button variant="secondary" onClick={() => change({ q: '', ...addressOf.all })}>
              {words.showAll}
            </Button>
          }
        >
          <p>{words.emptyText[state]}</p>
        </EmptyState>
      }
    >
      <ul className="picture-grid">
        {items.map((picture) => (
          <PictureTile
            key={picture.hash}
            picture={picture}
            isChosen={chosen.has(picture.hash)}
            onChoose={canChoose(picture) ? () => setChosen((now) => toggled(now, picture.hash)) : undefined}
          />
        ))}
      </ul>
    </PagedList>
  );
}

function stateIn(address: URLSearchParams): PictureState {
  if (address.get('bin') === addressOf.bin.bin) return 'bin';
  return address.get('isUsed') === addressOf.unused.isUsed ? 'unused' : 'all';
}

function toggled(chosen: ReadonlySet<string>, hash: string): ReadonlySet<string> {
  const rest = [...chosen].filter((one) => one !== hash);
  return new Set(rest.length === chosen.size ? [...rest, hash] : rest);
}

/** Actions on selected pictures. Each reports its outcome and can be undone. */
function usePictureActions(onDone: () => void) {
  const { pictures: words } = useOfficePhrases();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { show } = useToast();
  const locale = useLocale();
  const { isBusy, attempt } = useAttempt();

  const act = async (run: () => Promise<unknown>) => {
    if (await attempt(run)) onDone();
    await queries.invalidateQueries({ queryKey: [PICTURES] });
  };
  const again = (run: () => Promise<unknown>) => async () => {
    await run();
    await queries.invalidateQueries({ queryKey: [PICTURES] });
  };
  const bin = (hashes: readonly string[]) => client.binPictures({ body: { hashes: [...hashes] } });
  const bring = (hashes: readonly string[]) => client.restorePictures({ body: { hashes: [...hashes] } });
  return {
    isBusy,
    toBin: (hashes: readonly string[]) =>
      act(async () => {
        const { done } = await bin(hashes);
        show({
          text: words.binned({ count: formatCount(done.length, locale) }),
          undo: again(() => bring(done)),
        });
      }),
    restore: (hashes: readonly string[]) =>
      act(async () => {
        const { done } = await bring(hashes);
        show({
          text: words.restored({ count: formatCount(done.length, locale) }),
          undo: again(() => bin(done)),
        });
      }),
  };
}
