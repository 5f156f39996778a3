// Reads WebSocket frames out of a stream of bytes (RFC 6455 §5.2).

const [CONTINUES, TEXT] = [0, 1];

/** Takes the bytes of one direction as they come and tells every whole text. */
export function textReader(tell: (text: string) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let parts: Buffer[] = [];
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (let frame = first(rest); frame; frame = first(rest)) {
      rest = rest.subarray(frame.size);
      if (frame.opcode !== TEXT && frame.opcode !== CONTINUES) continue;
      parts.push(frame.payload);
      if (!frame.last) continue;
      tell(Buffer.concat(parts).toString());
      parts = [];
    }
  };
}

/** The frame at the beginning, if all of it has come. */
function first(bytes: Buffer): { size: number; last: boolean; opcode: number; payload: Buffer } | null {
  if (bytes.length < 2) return null;
  const [head, short] = [bytes[0]!, bytes[1]! & 0x7f];
  const masked = (bytes[1]! & 0x80) !== 0;
  const start = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
  if (bytes.length < start) return null;
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  const size = start + (masked ? 4 : 0) + length;
  if (bytes.length < size) return null;
  const payload = Buffer.from(bytes.subarray(size - length, size));
  // What a browser sends is masked.
  if (masked) payload.forEach((byte, i) => (payload[i] = byte ^ bytes[start + (i % 4)]!));
  return { size, last: (head & 0x80) !== 0, opcode: head & 0x0f, payload };
}
