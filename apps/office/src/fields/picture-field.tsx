import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { RuledField } from '@ayrac/domain/field/field.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DropZone, PickFiles } from '#office/pictures/drop-zone.tsx';
import { FocusPoint } from '#office/pictures/focus-point.tsx';
import { UploadList } from '#office/pictures/upload-list.tsx';
import { useFocusChange } from '#office/pictures/use-focus-change.ts';
import { useUploads } from '#office/pictures/use-uploads.ts';
import type { FieldProps } from './field-props.ts';
import '#office/pictures/pictures.css';

/** Field for a record's picture. It is uploaded here, and cropped to a square around its focus point. */
export function PictureFormField({ words, error, control, form }: FieldProps<RuledField>) {
  const { pictures } = useOfficePhrases();
  const { field } = useController({ name: control.name, control: form });
  const hash = String(field.value ?? '');
  const put = (value: string) => field.onChange(value);
  const uploads = useUploads<null>((picture) => put(picture.hash));
  const add = (files: readonly File[]) => uploads.queue.add(files.slice(0, 1), null);
  return (
    <Fieldset legend={words.label} hint={words.hint} error={error}>
      <DropZone onFiles={add} hint={pictures.drop}>
        <div className="picture-form">
          {hash !== '' && <ChosenPicture hash={hash} />}
          <UploadList
            items={uploads.items}
            onCancel={(id) => uploads.queue.cancel(id)}
            onRetry={(id) => uploads.queue.retry(id)}
          />
          <div className="picture-actions">
            <PickFiles variant="ghost" label={hash === '' ? pictures.add : pictures.replace} onFiles={add} />
            {hash !== '' && (
              <Button variant="ghost" size="small" icon="trash-2" onClick={() => put('')}>
                {pictures.remove}
              </Button>
            )}
          </div>
        </div>
      </DropZone>
    </Fieldset>
  );
}

function ChosenPicture({ hash }: { readonly hash: string }) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { pictures: words } = useOfficePhrases();
  const key = ['pictures', 'one', hash];
  const answer = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.getPicture({ params: { hash } }, { signal }),
  });
  const setFocus = useFocusChange((basis) =>
    queries.setQueryData(key, (known: object | undefined) => known && { ...known, ...basis }),
  );
  const picture = answer.data;
  if (picture === undefined) return <img src={pictureAddress(hash, 160, 'webp')} alt={words.picked} />;
  return (
    <FocusPoint
      picture={picture}
      alt={words.picked}
      forms={['logo']}
      onFocusPoint={(focus) => setFocus(picture, focus)}
    />
  );
}
