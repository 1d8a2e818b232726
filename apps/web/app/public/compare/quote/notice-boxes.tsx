import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useNoticeDialog } from '#web/public/quote/fields/use-notice-dialog.tsx';
import { brandsOf, noticeBox, type RequestedCampaign } from './requested.ts';

interface NoticeBoxesProps {
  readonly campaigns: readonly RequestedCampaign[];
  readonly read: readonly string[];
  readonly onRead: (brandId: string, isRead: boolean) => void;
  /** Whether the visitor tried to send the form. */
  readonly isMissed: boolean;
  /** Id of the first unchecked box, which the error summary links to. */
  readonly id: string;
}

/** A check box per brand, because each brand has its own privacy notice. */
export function NoticeBoxes({ campaigns, read, onRead, isMissed, id }: NoticeBoxesProps) {
  const compareQuote = useScreenPhrases('compareQuote');
  const brands = brandsOf(campaigns);
  const firstMissing = brands.find(({ brand }) => !read.includes(brand.id))?.brand.id;
  return (
    <Fieldset legend={compareQuote.notices} hint={compareQuote.noticesHint}>
      {brands.map((campaign) => {
        const { brand } = campaign;
        const isRead = read.includes(brand.id);
        return (
          <NoticeBox
            key={brand.id}
            campaign={campaign}
            isRead={isRead}
            onRead={(is) => onRead(brand.id, is)}
            error={isMissed && !isRead ? compareQuote.notRead : undefined}
            {...(brand.id === firstMissing ? { id } : {})}
          />
        );
      })}
    </Fieldset>
  );
}

interface NoticeBoxProps {
  readonly campaign: RequestedCampaign;
  readonly isRead: boolean;
  readonly onRead: (isRead: boolean) => void;
  readonly error: string | undefined;
  readonly id?: string;
}

function NoticeBox({ campaign: { brand, notice }, isRead, onRead, error, id }: NoticeBoxProps) {
  const quote = useScreenPhrases('quote');
  const compareQuote = useScreenPhrases('compareQuote');
  const { address, show, dialog } = useNoticeDialog(notice);
  return (
    <>
      <CheckboxField
        {...(id === undefined ? {} : { id })}
        name={noticeBox(brand.id)}
        required
        checked={isRead}
        error={error}
        onChange={({ currentTarget }) => onRead(currentTarget.checked)}
        label={
          <>
            <strong>{compareQuote.brandBefore({ brand: brand.name })}</strong>
            {quote.noticeBefore}
            <TextLink to={address} target="_blank" onClick={show}>
              {quote.noticeLink}
            </TextLink>{' '}
            {quote.noticeRead}
          </>
        }
      />
      {dialog}
    </>
  );
}
