"""The way back from models/reader.bin to training/.work/NAME.pt, for `train.py --resume NAME` where the weights that were trained are gone:
unpack.py [NAME] [FILE]. A byte a weight is enough to go on from."""
import json, struct, sys
import numpy as np, torch
W = 'training/.work'; name = sys.argv[1] if len(sys.argv) > 1 else 'shipped'; path = sys.argv[2] if len(sys.argv) > 2 else 'models/reader.bin'
raw = open(path, 'rb').read()
length, = struct.unpack('<I', raw[8:12]); start = (12 + length + 7) // 8 * 8
parts = {p['name']: p for p in json.loads(raw[12:12 + length])}
def read(n):
    p = parts[n]; b = raw[start + p['start']:start + p['start'] + p['bytes']]
    return np.frombuffer(b, dtype={'i8': np.int8, 'f32': '<f4'}[p['kind']]).astype(np.float32)
card = json.loads(raw[start + parts['card']['start']:start + parts['card']['start'] + parts['card']['bytes']])
sd = {}
def rows(n, scales): s = read(scales); return torch.from_numpy(read(n).reshape(len(s), -1) * s[:, None])
def linear(n, p, weight='.weight', bias='.bias'): sd[p + weight] = rows(f'{n}/weights', f'{n}/scales'); sd[p + bias] = torch.from_numpy(read(f'{n}/bias'))
def layer(n, p):
    linear(f'{n}/attention', f'{p}.self_attn.', 'in_proj_weight', 'in_proj_bias'); linear(f'{n}/projection', f'{p}.self_attn.out_proj')
    linear(f'{n}/inner', f'{p}.linear1'); linear(f'{n}/outer', f'{p}.linear2')
    for k in ('norm1', 'norm2'): norm(f'{n}/{k}', f'{p}.{k}')
def norm(n, p): sd[f'{p}.weight'] = torch.from_numpy(read(f'{n}/weight')); sd[f'{p}.bias'] = torch.from_numpy(read(f'{n}/bias'))
sd['enc.words.weight'] = rows('words/vectors', 'words/scales'); sd['enc.letters.weight'] = rows('letters/vectors', 'letters/scales')
for i in range(card['layers']): layer(f'encoder/{i}', f'enc.t.{i}')
for i in range(card['documentLayers']): layer(f'document/{i}', f'doc.{i}')
norm('encoder/norm', 'enc.n'); norm('document/norm', 'dn')
pos = torch.zeros(64, card['width']); kept = torch.from_numpy(read('positions').reshape(-1, card['width'])); pos[:len(kept)] = kept; sd['enc.pos'] = pos
sd['turn.weight'] = torch.from_numpy(read('turns').reshape(-1, card['documentWidth'])); sd['place.weight'] = torch.from_numpy(read('places').reshape(-1, card['documentWidth']))
for n, p in dict(project='enc.p', look='enc.look', segment='seg', pool='pool', pool_care='poolc', ask='ask', entry='e', entry_of_segment='es', sign='sign', care='care', kind='kind', whose='whose', frame='frame', flags='flags').items():
    if f'{n}/weights' in parts: linear(n, p)
sd['protos'] = rows('entries/weights', 'entries/scales'); sd['tau'] = torch.tensor(float(np.log(card['temperature'])))
json.dump(card['entries'], open(f'{W}/{name}.ids.json', 'w'))   # entries may have come to the guide since
torch.save(sd, f'{W}/{name}.pt'); print(name, len(sd), 'tensors')
