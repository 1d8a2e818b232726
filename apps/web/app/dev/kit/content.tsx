import { Badge } from '@ayrac/kit/badge.tsx';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Card } from '@ayrac/kit/card.tsx';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { DataTable, FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Figure } from '@ayrac/kit/facts/figure.tsx';
import { CardSkeleton, TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { Gallery } from '@ayrac/kit/gallery/gallery.tsx';
import { Picture } from '@ayrac/kit/gallery/picture.tsx';
import { Tabs } from '@ayrac/kit/navigation/tabs.tsx';
import { Row, Specimen } from './specimen.tsx';

const facts = [
  { label: 'Vites', value: 'Otomatik' },
  { label: 'Yakıt', value: 'Elektrik' },
  { label: 'Menzil', value: '512 km' },
];
const columns = [
  { key: 'bank', label: 'Banka' },
  { key: 'rate', label: 'Aylık faiz', number: true },
  { key: 'installment', label: 'Taksit', number: true },
] as const;
const rows = [
  { key: 'a', cells: { bank: 'Kuzey Bank', rate: '%2,94', installment: '₺12.345,60' } },
  { key: 'b', cells: { bank: 'Liman Bank', rate: '%3,09', installment: '₺13.011,00' } },
];

const pictures = ['1', '2', '3'].map((number) => ({
  key: number,
  label: `${number}. görsel`,
  picture: <Picture src="/default-logo.svg" width={640} height={360} alt={`Görsel ${number}`} />,
  thumbnail: <Picture src="/default-logo.svg" width={640} height={360} alt="" />,
}));

export function Content() {
  return (
    <>
      <Specimen name="Card">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          <Card
            to="/"
            media={<Picture src="/missing.webp" width={640} height={360} alt="" />}
            badges={
              <>
                <Badge tone="warning" icon="flame">
                  Son günler
                </Badge>
                <Badge tone="solid">%18 indirim</Badge>
              </>
            }
            brand="Toros Otomotiv"
            title="Elektrikli SUV’da 400.000 TL’ye kadar sıfır faizli kredi"
            figure={<Figure label="aylık" value="₺24.500" />}
            timeLeft="5 gün kaldı"
            urgency="last-days"
            action={<IconButton icon="bookmark" label="Takip et" raised aria-pressed={false} />}
          />
          <Card
            to="/"
            media={<Picture src="/default-logo.svg" width={640} height={360} alt="" />}
            brand="Mavi Kıyı Tatil"
            title="Erken rezervasyonda yarı fiyatına"
            figure={<Figure value="₺18.900" unit="kişi başı" before="₺37.800" beforeLabel="Önceki fiyat" />}
            timeLeft="42 gün kaldı"
            action={<IconButton icon="bookmark" label="Takipten çık" raised aria-pressed={true} />}
          />
          <CardSkeleton />
          <div className="panel">
            <TextSkeleton lines={5} />
          </div>
        </div>
      </Specimen>
      <Specimen name="Figure">
        <Row>
          <Figure label="Kampanya" value="1.248" />
          <Figure size="large" label="Aylık taksit" value="₺12.345,60" unit="36 ay" />
        </Row>
        <div className="on-deep rounded-card p-6">
          <Figure size="display" label="Toplam geri ödeme" value="₺444.441,60" before="₺512.000,00" />
        </div>
      </Specimen>
      <Specimen name="Tabs and tables">
        <Tabs
          label="Kampanya bilgileri"
          tabs={[
            {
              id: 'aciklama',
              label: 'Açıklama',
              content: <DataTable caption="Banka teklifleri" columns={columns} rows={rows} />,
            },
            {
              id: 'detaylar',
              label: 'Detaylar',
              content: <FactsTable caption="Araç" captionHidden facts={facts} />,
            },
          ]}
        />
        <FactsTable caption="Öne çıkanlar" facts={facts} />
      </Specimen>
      <Specimen name="Gallery and disclosure">
        <div className="grid items-start gap-8 md:grid-cols-2">
          <Gallery
            label="Kampanya görselleri"
            previousLabel="Önceki görsel"
            nextLabel="Sonraki görsel"
            positionLabel={(number) => `${number} / 3`}
            pictures={pictures}
          />
          <Disclosure summary="Ek bilgiler" note="isteğe bağlı">
            <FactsTable caption="Araç" captionHidden facts={facts} />
          </Disclosure>
        </div>
      </Specimen>
    </>
  );
}
