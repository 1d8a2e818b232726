import { DownloadButton } from './download-button.tsx';

const formats = ['csv', 'xlsx'] as const;
type FileFormat = (typeof formats)[number];

interface FileDownloadsProps {
  readonly labels: Readonly<Record<FileFormat, string>>;
  readonly receive: (format: FileFormat, signal: AbortSignal) => Promise<File>;
}

/** Buttons that download the same rows as one of two kinds of file. */
export function FileDownloads({ labels, receive }: FileDownloadsProps) {
  return formats.map((format) => (
    <DownloadButton key={format} label={labels[format]} receive={(signal) => receive(format, signal)} />
  ));
}
