import { Badge, Tag } from '@ayrac/kit/badge.tsx';
import { Button, ButtonLink, IconButton } from '@ayrac/kit/button.tsx';
import { AppliedFilter, ChipButton, ChipLink } from '@ayrac/kit/chip.tsx';
import { OutsideLink, TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useState } from 'react';
import { Row, Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function Actions() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Specimen name="Button">
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>Teklif Al</Button>
            <Button variant={variant} icon="bookmark">
              Takip et
            </Button>
            <Button variant={variant} loading>
              Gönderiliyor
            </Button>
            <Button variant={variant} aria-disabled>
              Devam et
            </Button>
            <Button variant={variant} size="small">
              Küçük
            </Button>
            <Button variant={variant} size="large" iconAfter="arrow-right">
              Büyük
            </Button>
          </Row>
        ))}
        <div className="on-deep flex flex-wrap gap-3 rounded-card p-6">
          <Button>Teklif Al</Button>
          <Button variant="secondary">Kampanyalara bak</Button>
          <TextLink to="/">Nasıl çalışır</TextLink>
        </div>
        <Row>
          <ButtonLink to="/" variant="secondary" iconAfter="arrow-right">
            Kampanyaya git
          </ButtonLink>
          <IconButton
            icon="bookmark"
            label="Takip et"
            aria-pressed={pressed}
            onClick={() => setPressed(!pressed)}
          />
          <IconButton icon="share-2" label="Paylaş" />
          <IconButton icon="x" label="Kapat" aria-disabled />
          <IconButton icon="arrow-right" label="Sonraki" raised />
        </Row>
      </Specimen>
      <Specimen name="Links">
        <Row>
          <TextLink to="/">Kullanım koşulları</TextLink>
          <TextLink to="/" variant="quiet">
            Sessiz bağlantı
          </TextLink>
          <TextLink to="/" variant="more">
            Tümünü gör
          </TextLink>
          <OutsideLink href="https://example.com" newTabLabel="yeni sekmede açılır">
            Bankanın sayfası
          </OutsideLink>
        </Row>
      </Specimen>
      <Specimen name="Badge, tag, chip">
        <Row>
          <Badge>42 kampanya</Badge>
          <Badge tone="accent" icon="sparkles">
            Yeni
          </Badge>
          <Badge tone="solid">En uygun</Badge>
          <Badge tone="warning" icon="flame">
            Son günler
          </Badge>
          <Badge tone="danger">Sona erdi</Badge>
          <Badge tone="success" icon="check">
            Doğrulandı
          </Badge>
          <Badge tone="info">Bilgi</Badge>
          <Tag>Reklam</Tag>
          <Tag>Örnek</Tag>
        </Row>
        <Row>
          <ChipLink to="/" count="128">
            Otomobil
          </ChipLink>
          <ChipLink to="/" current>
            Sigorta
          </ChipLink>
          <ChipButton pressed={pressed} onPress={() => setPressed(!pressed)}>
            Elektrikli
          </ChipButton>
          <AppliedFilter to="/" removeLabel="Otomatik filtresini kaldır">
            Otomatik
          </AppliedFilter>
        </Row>
      </Specimen>
    </>
  );
}
