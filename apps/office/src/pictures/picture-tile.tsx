import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfficePicture, PictureUse } from '@ayrac/contract/office/pictures.ts';
import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { retention } from '@ayrac/domain/person/retention.ts';
import { formatCount, formatDate, formatDateTime } from '@ayrac/domain/text/format.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';

const BYTES = 1_024;
const MOST_USES = 4;

interface PictureTileProps {
  readonly picture: OfficePicture;
  readonly isChosen: boolean;
  /** Absent for a picture in use. */
  readonly onChoose: (() => void) | undefined;
}

/** A picture in the list of all: its uses, size and origin. */
export function PictureTile({ picture, isChosen, onChoose }: PictureTileProps) {
  const { pictures: words } = useOfficePhrases();
  const locale = useLocale();
  const { hash, width, height, bytes, fileName, uploadedAt, uploadedBy, uses, binnedAt } = picture;
  const name = fileName ?? words.drawn;
  const size = {
    width: String(width),
    height: String(height),
    kilobytes: formatCount(Math.ceil(bytes / BYTES), locale),
  };
  return (
    <li data-row tabIndex={-1}>
      <img src={pictureAddress(hash, 320, 'webp')} alt={name} loading="lazy" />
      <div className="picture-facts">
        <strong>{name}</strong>
        {uses.slice(0, MOST_USES).map((use) => (
          <UseLine key={`${use.kind} ${use.id}`} use={use} />
        ))}
        {uses.length > MOST_USES && <span className="picture-quiet">+{uses.length - MOST_USES}</span>}
        {uses.length === 0 && <span className="picture-quiet">{words.unused}</span>}
        <span className="picture-quiet">{words.size(size)}</span>
        {uploadedBy !== null && (
          <span className="picture-quiet">
            {words.uploadedBy({ who: uploadedBy, at: formatDateTime(uploadedAt, locale) })}
          </span>
        )}
        {binnedAt !== null && (
          <span className="picture-quiet">{words.goneOn({ at: formatDate(goneAt(binnedAt), locale) })}</span>
        )}
      </div>
      {onChoose && (
        <div className="picture-choice">
          <CheckboxField
            checked={isChosen}
            onChange={onChoose}
            aria-label={words.choose({ name })}
            label={words.chooseThis}
          />
        </div>
      )}
    </li>
  );
}

function UseLine({ use: { kind, id, label } }: { readonly use: PictureUse }) {
  const { pictures: words } = useOfficePhrases();
  if (kind === 'bank') return <span>{`${words.usedBy.bank}: ${label}`}</span>;
  const path = kind === 'campaign' ? '/admin/campaign-images' : '/admin/brands';
  return (
    <Link className="link" to={`${path}?open=${id}`}>
      {`${words.usedBy[kind]}: ${label}`}
    </Link>
  );
}

/** Returns when the retention job deletes a picture that was put into the bin at that time. */
function goneAt(binnedAt: string): Date {
  return new Date(Date.parse(binnedAt) + retention.binnedPictures.hours * hourInMs);
}
