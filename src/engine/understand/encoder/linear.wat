;; What a transformer layer spends its time on. A linear layer over rows of 16-bit numbers: each output is the dot product of a row
;; and a row of weights, times the scales of both, plus a bias; two rows and four outputs at a time, so that what is loaded is used
;; more than once. How rows become 16-bit numbers. And attention within a run of rows, but for the exponentials between its halves.
;;
;; `npm run wasm` assembles this file to linear.wasm; `npm run check` fails when the two differ.
(module
  (memory (export "memory") 1)

  (func $sum (param $a v128) (result f32)
    (f32.convert_i32_s
      (i32.add
        (i32.add (i32x4.extract_lane 0 (local.get $a)) (i32x4.extract_lane 1 (local.get $a)))
        (i32.add (i32x4.extract_lane 2 (local.get $a)) (i32x4.extract_lane 3 (local.get $a))))))

  (func $store (param $out i32) (param $sum f32) (param $scale f32) (param $weight_scale i32) (param $bias i32)
    (f32.store (local.get $out)
      (f32.add
        (f32.load (local.get $bias))
        (f32.mul (local.get $sum) (f32.mul (local.get $scale) (f32.load (local.get $weight_scale)))))))

  ;; $rows is even, $outputs a multiple of 4, $size a multiple of 8; all are addresses or counts of numbers, not bytes.
  ;; $size times the largest products must stay below 2^31: the caller sees to it by the width of its numbers.
  (func (export "linear")
    (param $x i32) (param $scales i32) (param $rows i32) (param $size i32)
    (param $weights i32) (param $weight_scales i32) (param $bias i32) (param $outputs i32) (param $out i32)
    (local $bytes i32) (local $place i32) (local $o i32) (local $w i32) (local $x1 i32) (local $y i32) (local $y1 i32)
    (local $a v128) (local $b v128) (local $c v128)
    (local $s00 v128) (local $s01 v128) (local $s02 v128) (local $s03 v128)
    (local $s10 v128) (local $s11 v128) (local $s12 v128) (local $s13 v128)
    (local $ws i32) (local $bs i32)
    (if (i32.eqz (local.get $rows)) (then (return)))
    (local.set $bytes (i32.shl (local.get $size) (i32.const 1)))
    (loop $row
      (local.set $x1 (i32.add (local.get $x) (local.get $bytes)))
      (local.set $w (local.get $weights))
      (local.set $ws (local.get $weight_scales))
      (local.set $bs (local.get $bias))
      (local.set $y (local.get $out))
      (local.set $y1 (i32.add (local.get $out) (i32.shl (local.get $outputs) (i32.const 2))))
      (local.set $o (i32.const 0))
      (loop $output
        (local.set $s00 (v128.const i32x4 0 0 0 0)) (local.set $s01 (v128.const i32x4 0 0 0 0))
        (local.set $s02 (v128.const i32x4 0 0 0 0)) (local.set $s03 (v128.const i32x4 0 0 0 0))
        (local.set $s10 (v128.const i32x4 0 0 0 0)) (local.set $s11 (v128.const i32x4 0 0 0 0))
        (local.set $s12 (v128.const i32x4 0 0 0 0)) (local.set $s13 (v128.const i32x4 0 0 0 0))
        (local.set $place (i32.const 0))
        (loop $part
          (local.set $a (v128.load (i32.add (local.get $x) (local.get $place))))
          (local.set $b (v128.load (i32.add (local.get $x1) (local.get $place))))
          (local.set $c (v128.load (i32.add (local.get $w) (local.get $place))))
          (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s10 (i32x4.add (local.get $s10) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load (i32.add (i32.add (local.get $w) (local.get $bytes)) (local.get $place))))
          (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s11 (i32x4.add (local.get $s11) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load
            (i32.add (i32.add (local.get $w) (i32.shl (local.get $bytes) (i32.const 1))) (local.get $place))))
          (local.set $s02 (i32x4.add (local.get $s02) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s12 (i32x4.add (local.get $s12) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load
            (i32.add (i32.add (local.get $w) (i32.mul (local.get $bytes) (i32.const 3))) (local.get $place))))
          (local.set $s03 (i32x4.add (local.get $s03) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s13 (i32x4.add (local.get $s13) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (br_if $part (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 16))) (local.get $bytes))))
        (call $store (local.get $y) (call $sum (local.get $s00)) (f32.load (local.get $scales)) (local.get $ws) (local.get $bs))
        (call $store (i32.add (local.get $y) (i32.const 4)) (call $sum (local.get $s01)) (f32.load (local.get $scales))
          (i32.add (local.get $ws) (i32.const 4)) (i32.add (local.get $bs) (i32.const 4)))
        (call $store (i32.add (local.get $y) (i32.const 8)) (call $sum (local.get $s02)) (f32.load (local.get $scales))
          (i32.add (local.get $ws) (i32.const 8)) (i32.add (local.get $bs) (i32.const 8)))
        (call $store (i32.add (local.get $y) (i32.const 12)) (call $sum (local.get $s03)) (f32.load (local.get $scales))
          (i32.add (local.get $ws) (i32.const 12)) (i32.add (local.get $bs) (i32.const 12)))
        (call $store (local.get $y1) (call $sum (local.get $s10)) (f32.load offset=4 (local.get $scales)) (local.get $ws)
          (local.get $bs))
        (call $store (i32.add (local.get $y1) (i32.const 4)) (call $sum (local.get $s11)) (f32.load offset=4 (local.get $scales))
          (i32.add (local.get $ws) (i32.const 4)) (i32.add (local.get $bs) (i32.const 4)))
        (call $store (i32.add (local.get $y1) (i32.const 8)) (call $sum (local.get $s12)) (f32.load offset=4 (local.get $scales))
          (i32.add (local.get $ws) (i32.const 8)) (i32.add (local.get $bs) (i32.const 8)))
        (call $store (i32.add (local.get $y1) (i32.const 12)) (call $sum (local.get $s13)) (f32.load offset=4 (local.get $scales))
          (i32.add (local.get $ws) (i32.const 12)) (i32.add (local.get $bs) (i32.const 12)))
        (local.set $w (i32.add (local.get $w) (i32.shl (local.get $bytes) (i32.const 2))))
        (local.set $ws (i32.add (local.get $ws) (i32.const 16)))
        (local.set $bs (i32.add (local.get $bs) (i32.const 16)))
        (local.set $y (i32.add (local.get $y) (i32.const 16)))
        (local.set $y1 (i32.add (local.get $y1) (i32.const 16)))
        (br_if $output (i32.lt_u (local.tee $o (i32.add (local.get $o) (i32.const 4))) (local.get $outputs))))
      (local.set $x (i32.add (local.get $x1) (local.get $bytes)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 8)))
      (local.set $out (local.get $y1))
      (br_if $row (local.tee $rows (i32.sub (local.get $rows) (i32.const 2))))))

  ;; Rows of 32-bit floats at $x become whole numbers up to $most at $out, and the scale of each goes to $scales.
  ;; $size is a multiple of 8.
  (func (export "quantize")
    (param $x i32) (param $rows i32) (param $size i32) (param $most f32) (param $out i32) (param $scales i32)
    (local $bytes i32) (local $place i32) (local $largest v128) (local $factor v128) (local $top f32)
    (if (i32.eqz (local.get $rows)) (then (return)))
    (local.set $bytes (i32.shl (local.get $size) (i32.const 2)))
    (loop $row
      (local.set $largest (f32x4.splat (f32.const 1e-9)))
      (local.set $place (i32.const 0))
      (loop $part
        (local.set $largest (f32x4.max (local.get $largest)
          (f32x4.abs (v128.load (i32.add (local.get $x) (local.get $place))))))
        (br_if $part (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 16))) (local.get $bytes))))
      (local.set $top (f32.max
        (f32.max (f32x4.extract_lane 0 (local.get $largest)) (f32x4.extract_lane 1 (local.get $largest)))
        (f32.max (f32x4.extract_lane 2 (local.get $largest)) (f32x4.extract_lane 3 (local.get $largest)))))
      (f32.store (local.get $scales) (f32.div (local.get $top) (local.get $most)))
      (local.set $factor (f32x4.splat (f32.div (local.get $most) (local.get $top))))
      (local.set $place (i32.const 0))
      (loop $part
        (v128.store (local.get $out) (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $factor)
            (v128.load (i32.add (local.get $x) (local.get $place))))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $factor)
            (v128.load offset=16 (i32.add (local.get $x) (local.get $place))))))))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br_if $part (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 32))) (local.get $bytes))))
      (local.set $x (i32.add (local.get $x) (local.get $bytes)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (br_if $row (local.tee $rows (i32.sub (local.get $rows) (i32.const 1))))))

  ;; Products of each query of a head with each key of the run: $length × $length floats at $out. $stride and $size are bytes from
  ;; row to row and of a head, $size a multiple of 16.
  (func (export "products")
    (param $queries i32) (param $keys i32) (param $stride i32) (param $size i32) (param $length i32) (param $out i32)
    (local $row i32) (local $k i32) (local $key i32) (local $place i32) (local $sum v128)
    (local.set $row (local.get $length))
    (if (i32.eqz (local.get $length)) (then (return)))
    (loop $query
      (local.set $key (local.get $keys))
      (local.set $k (local.get $length))
      (loop $other
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $place (i32.const 0))
        (loop $part
          (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul
            (v128.load (i32.add (local.get $queries) (local.get $place)))
            (v128.load (i32.add (local.get $key) (local.get $place))))))
          (br_if $part (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 16))) (local.get $size))))
        (f32.store (local.get $out) (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
          (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $key (i32.add (local.get $key) (local.get $stride)))
        (br_if $other (local.tee $k (i32.sub (local.get $k) (i32.const 1)))))
      (local.set $queries (i32.add (local.get $queries) (local.get $stride)))
      (br_if $query (local.tee $row (i32.sub (local.get $row) (i32.const 1))))))

  ;; The values of a head, for each row mixed by $length shares at $shares: $size bytes a row at $out, whose rows are $out_stride apart.
  (func (export "mix")
    (param $shares i32) (param $values i32) (param $stride i32) (param $size i32) (param $length i32)
    (param $out i32) (param $out_stride i32)
    (local $row i32) (local $k i32) (local $value i32) (local $share i32) (local $place i32) (local $sum v128)
    (local.set $row (local.get $length))
    (if (i32.eqz (local.get $length)) (then (return)))
    (loop $to
      (local.set $place (i32.const 0))
      (loop $part
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $value (i32.add (local.get $values) (local.get $place)))
        (local.set $share (local.get $shares))
        (local.set $k (local.get $length))
        (loop $from
          (local.set $sum (f32x4.add (local.get $sum)
            (f32x4.mul (f32x4.splat (f32.load (local.get $share))) (v128.load (local.get $value)))))
          (local.set $value (i32.add (local.get $value) (local.get $stride)))
          (local.set $share (i32.add (local.get $share) (i32.const 4)))
          (br_if $from (local.tee $k (i32.sub (local.get $k) (i32.const 1)))))
        (v128.store (i32.add (local.get $out) (local.get $place)) (local.get $sum))
        (br_if $part (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 16))) (local.get $size))))
      (local.set $shares (i32.add (local.get $shares) (i32.shl (local.get $length) (i32.const 2))))
      (local.set $out (i32.add (local.get $out) (local.get $out_stride)))
      (br_if $to (local.tee $row (i32.sub (local.get $row) (i32.const 1)))))))
