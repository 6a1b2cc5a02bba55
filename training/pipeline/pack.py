"""Packs what train.py kept (training/.work/NAME.pt) and count.py counted into models/reader.bin: a byte a weight, a scale a row."""
import json, struct, sys
import numpy as np, torch
W = 'training/.work'; name = sys.argv[1] if len(sys.argv) > 1 else 'reader'; out = sys.argv[2] if len(sys.argv) > 2 else 'models/reader.bin'
sd = {k: v.numpy() for k, v in torch.load(f'{W}/{name}.pt').items()}
D = json.load(open(f'{W}/data.json'))
vocab = open(f'{W}/vocab.txt', encoding='utf-8').read().split('\n')
def q8(a):
    s = np.abs(a).max(1, keepdims=True) / 127 + 1e-12
    return np.round(a / s).astype(np.int8), s[:, 0].astype('<f4')
parts = []
def put(n, kind, b): parts.append((n, kind, b))
def f32(n, a): put(n, 'f32', np.ascontiguousarray(a, dtype='<f4').tobytes())
def linear(n, w, b):
    q, s = q8(w); put(f'{n}/weights', 'i8', q.tobytes()); f32(f'{n}/scales', s); f32(f'{n}/bias', b if b is not None else np.zeros(len(w)))
def strings(n, ss):
    e = [x.encode() for x in ss]; offs = [len(e)]; p = 0; arr = [len(e), 0]
    for x in e: p += len(x); arr.append(p)
    put(n, 'strings', np.array(arr, '<u4').tobytes() + b''.join(e))
layers, over = (1 + max(int(k.split('.')[n]) for k in sd if k.startswith(p)) for p, n in (('enc.t.', 2), ('doc.', 1)))
FR = 'about fact passage find word saying compare task pray self other did done may why how value chat'.split()
KI = ['self_harm', 'abuse_victim', 'abuse_other', 'minor_harm', 'own_violence', 'threat', 'medical', 'voices']
c = np.load(f'{W}/counted.npz')
card = dict(format=5, asked=c['asked'].tolist(), layers=layers, documentLayers=over, width=256, documentWidth=320, heads=4, entries=D['ids'], frames=FR, kinds=KI, flags=list('xhictqlgu'), temperature=float(min(30., np.exp(sd['tau']))))
put('card', 'json', json.dumps(card).encode())
strings('words', vocab)
q, s = q8(sd['enc.words.weight']); put('words/vectors', 'i8', q.tobytes()); f32('words/scales', s)
q, s = q8(sd['enc.letters.weight']); put('letters/vectors', 'i8', q.tobytes()); f32('letters/scales', s)
def layer(n, p):
    linear(f'{n}/attention', sd[f'{p}.self_attn.in_proj_weight'], sd[f'{p}.self_attn.in_proj_bias']); linear(f'{n}/projection', sd[f'{p}.self_attn.out_proj.weight'], sd[f'{p}.self_attn.out_proj.bias'])
    linear(f'{n}/inner', sd[f'{p}.linear1.weight'], sd[f'{p}.linear1.bias']); linear(f'{n}/outer', sd[f'{p}.linear2.weight'], sd[f'{p}.linear2.bias'])
    for k in ('norm1', 'norm2'): f32(f'{n}/{k}/weight', sd[f'{p}.{k}.weight']); f32(f'{n}/{k}/bias', sd[f'{p}.{k}.bias'])
for i in range(layers): layer(f'encoder/{i}', f'enc.t.{i}')
for i in range(over): layer(f'document/{i}', f'doc.{i}')
for n, p in (('encoder/norm', 'enc.n'), ('document/norm', 'dn')): f32(f'{n}/weight', sd[f'{p}.weight']); f32(f'{n}/bias', sd[f'{p}.bias'])
f32('positions', sd['enc.pos'][:40]); f32('turns', sd['turn.weight']); f32('places', sd['place.weight'])
for n, p in dict(project='enc.p', look='enc.look', segment='seg', pool='pool', pool_care='poolc', ask='ask', entry='e', entry_of_segment='es', sign='sign', care='care', kind='kind', whose='whose', frame='frame', flags='flags').items():
    linear(n, sd[f'{p}.weight'], sd[f'{p}.bias'])
pr = sd['protos']; linear('entries', pr / np.linalg.norm(pr, axis=1, keepdims=True), None)
put('wordings/keys', 'u32', c['keys'].astype('<u4').tobytes()); put('wordings/starts', 'u32', c['starts'].astype('<u4').tobytes())
put('wordings/entries', 'u16', c['entries'].astype('<u2').tobytes()); put('wordings/weights', 'i8', c['weights'].tobytes())
q, s = q8(c['care'].T); put('need/weights', 'i8', np.ascontiguousarray(q.T).tobytes()); f32('need/scales', s); f32('need/bias', c['bias'])
pad = lambda n: (n + 7) // 8 * 8
head, pos, body = [], 0, b''
for n, kind, b in parts:
    head.append(dict(name=n, kind=kind, start=pos, bytes=len(b))); body += b + b'\0' * (pad(len(b)) - len(b)); pos += pad(len(b))
js = json.dumps(head).encode(); front = b'BEREAPK1' + struct.pack('<I', len(js)) + js; front += b'\0' * (pad(len(front)) - len(front))
open(out, 'wb').write(front + body); print(out, len(front + body))
