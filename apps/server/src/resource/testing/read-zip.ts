import { crc32, inflateRawSync } from 'node:zlib';

/** Returns the files of an archive by name, read from its central directory. */
export function readZip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      archive.readUInt16LE(at + field),
    );
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42);
    const local = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    if (archive.readUInt32LE(start) !== 0x04034b50)
      throw new Error(`${name} does not begin where it should.`);
    const text = inflateRawSync(archive.subarray(local, local + (packed ?? 0)));
    if (text.length !== size || crc32(text) !== crc) throw new Error(`${name} is broken.`);
    files.set(name, text.toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
